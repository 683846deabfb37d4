/** A node's answer does not prove the requested value. Caught inside this folder and reported as the reason. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
}
