/** The middle of the sorted values; of an even number the upper one of the two in the middle, 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
