/** Whether a record has an entry of its own by this name. */
export const isNamed = <T extends object>(record: T, name: string): name is string & keyof T =>
  Object.hasOwn(record, name);
