import { crc32 } from './crc32.ts'
import { urMessages as messages } from './urMessages.ts'

/** First and last letter of each of the 256 words of BCR-2020-012, in order. */
const PAIRS =
  'aeadaoaxaaahamatayasbkbdbnbtbabsbebybgbwbbbzcmchcscfcycwcecackctcxclcpcndkdadsdidedtdrdndwdpdmdl' +
  'dyeheyeoeeecenemetesftfrfnfsfmfhfzfpfwfxfyfefgflfdgagegrgsgtglgwgdgygmgughgohfhghdhkhthphhhlhyhe' +
  'hnhsidiaieihiyioisinimjejzjnjtjljojsjpjkjykpkoktkskkknkgkekikblblalylflslrlplnltloldlelulklgmnmy' +
  'mhmemomumwmdmtmsmknlnyndnsntnnnenboyoeotoxonolospdptpkpypspmplpepfpaprqdqzrerprlrorhrdrkrfryrnrs' +
  'rtsesasrssskswstspsosgsbsfsntotktitttdtetytltbtstptatnuyuoutueurvtvyvovlvevwvavdvswlwdwmwpwewyws' +
  'wtwnwzwfwkykynylyaytzszoztzczezm'

/** Bytes with their checksum as letters that form short QR codes (BCR-2020-012, minimal style). */
export function encodeBytewords(bytes: Uint8Array): string {
  const checksum = new Uint8Array(4)
  new DataView(checksum.buffer).setUint32(0, crc32(bytes))
  return [...bytes, ...checksum].map((byte) => PAIRS.slice(byte * 2, byte * 2 + 2)).join('')
}

/** @throws {Error} when a pair is not a word or the checksum differs */
export function decodeBytewords(text: string): Uint8Array {
  if (text.length % 2 !== 0 || text.length < 10) throw new Error(messages.noBytewords(text.length))
  const bytes = Uint8Array.from({ length: text.length / 2 }, (_, index) => {
    const pair = text.slice(index * 2, index * 2 + 2).toLowerCase()
    const value = VALUES.get(pair)
    if (value === undefined) throw new Error(messages.noByteword(pair))
    return value
  })
  const body = bytes.subarray(0, -4)
  const said = new DataView(bytes.buffer, bytes.length - 4).getUint32(0)
  if (crc32(body) !== said) throw new Error(messages.wrongChecksum({ found: crc32(body), said }))
  return body
}

const VALUES = new Map(Array.from({ length: 256 }, (_, value) => [PAIRS.slice(value * 2, value * 2 + 2), value]))
