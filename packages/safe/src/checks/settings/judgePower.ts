import type { Address } from '@countersign/primitives'
import type { Read } from '../Read.ts'
import type { Verdict } from '../Verdict.ts'
import { judgeCode, nameOfCode, type CodeBook } from '../calls/CodeBook.ts'

/**
 * How much is known about a contract that gets power over an account. `isDevelopment`: it is this project's own, for trying on local
 * chains, by address and code hash; it is named, and stays a danger, for it is made to let go of everything.
 *
 * @param what as in a sentence: "module", "guard"
 */
export function judgePower(
  what: string,
  address: Address,
  book: CodeBook,
): { readonly verdict: Verdict; readonly reason: string; readonly isDevelopment?: true } {
  const code = judgeCode(address, book)
  if (code.kind === 'published' || code.kind === 'address-only') {
    const problem = controlProblem(`The ${what} ${address} runs ${nameOfCode(code.code)}`, book.othersOf?.(address))
    if (problem !== null) return { verdict: 'danger', reason: problem }
  }
  switch (code.kind) {
    case 'unknown':
      return {
        verdict: 'danger',
        reason: `The ${what} ${address} is not a published contract, so this page does not know what it does. Read its code, or ask its authors, before anything else.`,
      }
    case 'differs':
      return {
        verdict: 'danger',
        reason: `The ${what} ${address} should be ${nameOfCode(code.code)} with code hash ${code.code.codeHash ?? 'none'}, but hashes to ${code.found}. Do not trust it.`,
      }
    case 'unread':
      return {
        verdict: 'unchecked',
        reason: `The ${what} ${address} stands where ${nameOfCode(code.code)} is published; its code could not be read: ${code.reason}.`,
      }
    case 'address-only':
      return {
        verdict: 'caution',
        reason: `The ${what} is ${nameOfCode(code.code)}, known by its address ${address} alone.`,
      }
    case 'published':
      if (code.code.lets !== undefined)
        return {
          verdict: 'danger',
          isDevelopment: true,
          reason: `The ${what} ${address} is ${nameOfCode(code.code)}, a development ${what} for local chains, checked by address and code hash. It ${code.code.lets}.`,
        }
      return {
        verdict: 'verified',
        reason: `The ${what} is ${nameOfCode(code.code)}, checked by address and code hash.`,
      }
  }
}

/** Published code does what its owner tells it to: whose account it serves does not decide that. */
function controlProblem(subject: string, others: Read<readonly Address[]> | undefined): string | null {
  if (others === undefined) return null
  if (!others.ok) return `${subject}, but who can change its rules could not be read: ${others.reason}.`
  if (others.value.length === 0) return null
  return `${subject}, but ${others.value.join(' and ')} can change its rules without this account. Do not trust it unless you know why.`
}
