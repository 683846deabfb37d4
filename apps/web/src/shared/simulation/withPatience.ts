/** A node that does not answer must not hold up signing for ever: then it is "not checked". */
const PATIENCE_MS = 20_000

export function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer within 20 s.')), PATIENCE_MS)
  })
  return Promise.race([work, patience])
}
