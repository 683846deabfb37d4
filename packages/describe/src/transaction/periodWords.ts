const PERIODS: readonly (readonly [minutes: number, name: string])[] = [
  [10_080, 'week'],
  [1_440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
]

/**
 * How often a spending limit is renewed: "in total", "every day", "every 30 days".
 *
 * @param minutes zero for never
 * @example
 * periodWords(1440) // 'every day'
 */
export function periodWords(minutes: number): string {
  if (minutes === 0) return 'in total'
  const [size, name] = PERIODS.find(([length]) => minutes % length === 0) ?? [1, 'minute']
  const count = minutes / size
  return count === 1 ? `every ${name}` : `every ${count} ${name}s`
}
