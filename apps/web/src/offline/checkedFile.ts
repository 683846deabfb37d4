import { hexToBytes } from '@countersign/primitives'

/**
 * Fetches a file; the browser itself compares its bytes.
 * @param hash - SHA-256 in hex
 * @throws TypeError when the file has another hash or does not arrive
 */
export async function checkedFile(address: string, hash: string): Promise<Response> {
  const bytes = String.fromCharCode(...hexToBytes(`0x${hash}`))
  const answer = await fetch(address, { integrity: `sha256-${btoa(bytes)}` })
  if (!answer.ok) throw new TypeError(`${address} was answered with status ${answer.status}.`)
  return answer
}
