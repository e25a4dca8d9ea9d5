import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/hooks/when-idle';

/**
 * Counts from 0 to `last`, by one each time the browser is idle. For parts that are slow to mount: each one is mounted
 * in a separate task.
 */
export function useIdleSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    return whenIdle(() => startTransition(() => setStep(step + 1)));
  }, [step, last]);
  return step;
}
