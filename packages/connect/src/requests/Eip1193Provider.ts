/** The interface of a wallet (EIP-1193). Answers are outside data and must be parsed. */
export type Eip1193Provider = {
  request(request: { method: string; params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}
