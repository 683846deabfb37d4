/** SHA-256 of a text in UTF-8, in hex. */
export async function sha256Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(hash).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '')
}
