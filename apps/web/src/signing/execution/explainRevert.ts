/** The error codes of the Safe contracts (`require(..., "GS013")`), in words. */
const CODES: Readonly<Record<string, string>> = {
  GS000: 'the account could not be set up',
  GS001: 'the account has no threshold set',
  GS010: 'not enough gas was left for the inner call',
  GS011: 'the gas refund in the native coin could not be paid',
  GS012: 'the gas refund in a token could not be paid',
  GS013: 'the call inside failed, and nothing moved',
  GS020: 'there are fewer signatures than the threshold',
  GS021: 'a contract signature points to a wrong position',
  GS022: 'a contract signature points outside the signatures',
  GS023: 'a contract signature is cut off',
  GS024: 'an owner that is a contract did not accept its signature',
  GS025: 'an owner has not approved this hash',
  GS026: 'a signature is not by an owner, or the nonce was used in the meantime',
  GS030: 'only an owner can approve a hash',
  GS031: 'only the account itself may do this',
  GS100: 'modules were already set up',
  GS104: 'only an enabled module may do this',
  GS200: 'owners were already set up',
  GS201: 'the threshold is above the number of owners',
  GS202: 'the threshold must be at least one',
  GS203: 'an owner address is not valid',
  GS204: 'an address is already an owner',
  GS205: 'the previous owner in the list does not match',
  GS300: 'the guard is not a guard contract',
  GS301: 'the module guard is not a module guard contract',
  GS400: 'the fallback handler must not be the account itself',
}

/** Turns a revert reason into a sentence. The sentence contains the code, so that users can search for it. */
export function explainRevert(reason: string): string {
  const code = /GS\d{3}/.exec(reason)?.[0]
  const words = code === undefined ? undefined : CODES[code]
  if (code !== undefined) return words === undefined ? `the account refused it with ${code}.` : `${words} (${code}).`
  const text = reason.trim().replace(/\.$/, '')
  return text === '' ? 'it reverts without a reason.' : `it reverts with “${text}”.`
}
