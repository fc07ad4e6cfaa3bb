export * from './call.ts';
export * from './codec.ts';
export * from './edits.ts';
export * from './fields.ts';
export * from './order.ts';
export * from './schema.ts';
export * from './write.ts';
