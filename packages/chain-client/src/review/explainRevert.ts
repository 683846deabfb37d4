import { revertMessages as messages } from './revertMessages.ts'

/** The error codes of the Safe contracts (`require(..., "GS013")`), each with its words. */
const CODES = [
  'GS000',
  'GS001',
  'GS010',
  'GS011',
  'GS012',
  'GS013',
  'GS020',
  'GS021',
  'GS022',
  'GS023',
  'GS024',
  'GS025',
  'GS026',
  'GS030',
  'GS031',
  'GS100',
  'GS104',
  'GS200',
  'GS201',
  'GS202',
  'GS203',
  'GS204',
  'GS205',
  'GS300',
  'GS301',
  'GS400',
] as const

/**
 * Turns a revert reason into a sentence. The sentence contains the code, so that users can search for it.
 *
 * @example
 * explainRevert('GS013') // 'the call inside failed, and nothing moved (GS013).'
 */
export function explainRevert(reason: string): string {
  const code = /GS\d{3}/.exec(reason)?.[0]
  const known = CODES.find((one) => one === code)
  if (known !== undefined) return messages.withCode({ words: messages[known], code: known })
  if (code !== undefined) return messages.unknownCode({ code })
  const text = reason.trim().replace(/\.$/, '')
  return text === '' ? messages.withoutReason : messages.withText({ text })
}
