import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tools/passed-reporter.ts'],
    projects: [
      // The core holds no state between files, so its tests share one: a dozen times faster than a process each.
      { test: { name: 'core', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      // Whole-program tests start the built command line.
      { test: { name: 'program', include: ['tests/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
