import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints `N passed, N failed` as the last line of the run. A file that does not load, a hook that breaks and a stray
 * error count as failed: none of them shows as a failed test, and each hides tests that never ran.
 */
export default class PassedReporter implements Reporter {
  private passed = 0;
  // Until the run has ended, the run itself is what failed.
  private failed = 1;

  onInit(): void {
    // Not at the end of the run but at the end of the process: other reporters may still have something to say.
    process.once('exit', () => {
      process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const suites = modules.flatMap((module) => [...module.children.allSuites()]);
    const broken = [...modules, ...suites].filter((suite) => suite.errors().length > 0);
    this.passed = states.filter((state) => state === 'passed').length;
    this.failed = states.filter((state) => state === 'failed').length + broken.length + strayErrors.length;
  }
}
