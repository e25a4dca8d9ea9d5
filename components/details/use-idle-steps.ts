import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/hooks/when-idle';

/** The longest time that a step waits, in milliseconds: a browser that is always busy is never idle. */
const STEP_TIMEOUT_MS = 1000;

/**
 * Counts from 0 to `last`, by one each time the browser is idle, and after a second in any case. For parts that are slow
 * to mount: each one is mounted in a separate task.
 */
export function useIdleSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    return whenIdle(() => startTransition(() => setStep(step + 1)), { timeout: STEP_TIMEOUT_MS });
  }, [step, last]);
  return step;
}
