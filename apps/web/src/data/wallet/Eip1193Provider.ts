/** What a wallet offers a page (EIP-1193). Answers are outside data: parse them. */
export type Eip1193Provider = {
  request(request: { method: string; params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}
