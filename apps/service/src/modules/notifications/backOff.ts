const STEPS_SECONDS = [5, 30, 120, 600, 1800, 3600, 7200, 14_400] as const

export const LONGEST_BACK_OFF_MS = 14_400_000

/** Pause in milliseconds after the given number of failures before this one; four hours from the eighth on. */
export const backOff = (failures: number): number =>
  (STEPS_SECONDS[Math.min(failures, STEPS_SECONDS.length - 1)] ?? 14_400) * 1000
