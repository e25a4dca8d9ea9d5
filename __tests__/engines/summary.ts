import type { Reporter, TestCase } from '@playwright/test/reporter';

interface Count {
  label: string;
  passed: number;
  failed: string[];
}

/** Prints which engines were driven, and how many journeys passed in each. */
// biome-ignore lint/style/noDefaultExport: Playwright imports the default export of a reporter.
export default class Summary implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const counts = new Map<string, Count>();
    for (const test of this.tests) {
      // Interrupted.
      if (test.outcome() === 'skipped') continue;
      const name = test.parent.project()?.name ?? '';
      const count = counts.get(name) ?? { label: name, passed: 0, failed: [] };
      counts.set(name, count);
      const engine = test.results
        .flatMap(({ annotations }) => annotations)
        .find(({ type }) => type === 'engine');
      count.label = engine?.description ?? count.label;
      if (test.ok()) count.passed += 1;
      else count.failed.push(test.title);
    }
    for (const { label, passed, failed } of counts.values()) {
      const lines = [
        `${label}: ${passed} passed, ${failed.length} failed`,
        ...failed.map((title) => `  ${title}`),
      ];
      process.stdout.write(`\n${lines.join('\n')}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
