/** What a node answered does not prove what it should; caught inside, told as the reason. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
}
