import { defineMessages } from '@countersign/primitives'

type Entry = { file: string; place: string }

/** Problems of the operator's token list. The operator reads them at the start. */
export const tokenListMessages = defineMessages('service-token-list', {
  unreadable: ({ file, reason }: { file: string; reason: string }) =>
    `tokenList.file: ${file} could not be read: ${reason}. Check the path; it is relative to the folder in which the service starts.`,
  tooLarge: ({ file, bytes, most }: { file: string; bytes: number; most: number }) =>
    `tokenList.file: ${file} has ${bytes} bytes; at most ${most} are read.`,
  notJson: ({ file, reason }: { file: string; reason: string }) =>
    `tokenList.file: ${file} is not valid JSON: ${reason}. A token list is an object with "name" and "tokens".`,
  wrong: ({ file, place, reason }: Entry & { reason: string }) => `tokenList.file: ${file}, ${place}: ${reason}.`,
  checksum: ({ file, place, address, right }: Entry & { address: string; right: string }) =>
    `tokenList.file: ${file}, ${place}: the checksum of ${address} is wrong. Write ${right}, or all letters in lower case.`,
  hidden: ({ file, place }: Entry) =>
    `tokenList.file: ${file}, ${place}: the text contains invisible characters or characters that reverse the reading direction. Remove them.`,
  twice: ({ file, place, first }: Entry & { first: number }) =>
    `tokenList.file: ${file}, ${place}: the token is already listed as tokens.${first}. Keep one of them.`,
  logoScheme: ({ file, place, logo }: Entry & { logo: string }) =>
    `tokenList.file: ${file}, ${place}: "${logo}" is not read. Use https://…, ipfs://…, data:image/…, or a path beside the list, as in logos/usdc.png.`,
  logoMissing: ({ file, place, path }: Entry & { path: string }) =>
    `tokenList.file: ${file}, ${place}: there is no file ${path}, or it is outside the folder of the list. Add the file, or remove logoURI.`,
  more: (count: number) => `tokenList.file: and ${count} more.`,
  loaded: ({ name, count, other }: { name: string; count: number; other: number }) =>
    `Token list "${name}": ${count} tokens on the configured chains; ${other} on other chains are not used.`,
  otherDecimals: ({
    symbol,
    address,
    listed,
    onChain,
  }: {
    symbol: string
    address: string
    listed: number
    onChain: number | null
  }) =>
    `The token list says that ${symbol} (${address}) has ${listed} decimals; its contract says ${onChain ?? 'none'}. The token counts as not listed. Correct the list.`,
})
