import { isVersionBelow } from '@countersign/safe'

/** The releases that changed the hash of a transaction. */
const BOUNDARIES = ['1.0.0', '1.3.0']

/** Whether an account that changes from one version to the other computes other hashes for the same transactions. */
export const crossesHashVersion = (before: string | null, after: string | null): boolean =>
  before !== null &&
  after !== null &&
  BOUNDARIES.some((boundary) => isVersionBelow(before, boundary) !== isVersionBelow(after, boundary))
