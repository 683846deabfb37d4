import type { Address, Verdict } from '@countersign/primitives'
import type { Read } from '../Read.ts'
import { judgeCode, nameOfCode, type CodeBook } from '../calls/CodeBook.ts'

/**
 * Judges a contract that gets control over an account. `isDevelopment`: it is this project's own contract for local
 * chains, identified by address and code hash. It is named, and stays a danger, because it gives every right away.
 *
 * @param what the word for the sentence: "module", "guard"
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
        reason: `The ${what} ${address} is not a published contract, so this page does not know what it does. Read its code, or ask its authors, before you go on.`,
      }
    case 'differs':
      return {
        verdict: 'danger',
        reason: `The ${what} ${address} should be ${nameOfCode(code.code)} with code hash ${code.code.codeHash ?? 'none'}, but hashes to ${code.found}. Do not trust it.`,
      }
    case 'unread':
      return {
        verdict: 'unchecked',
        reason: `The ${what} ${address} is at the address where ${nameOfCode(code.code)} is published. Its code could not be read: ${code.reason}.`,
      }
    case 'address-only':
      return {
        verdict: 'caution',
        reason: `The ${what} is ${nameOfCode(code.code)}, identified by its address ${address} alone.`,
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

/** Published code obeys its owner, so the address that controls it matters. */
function controlProblem(subject: string, others: Read<readonly Address[]> | undefined): string | null {
  if (others === undefined) return null
  if (!others.ok) return `${subject}, but the addresses that can change its rules could not be read: ${others.reason}.`
  if (others.value.length === 0) return null
  return `${subject}, but ${others.value.join(' and ')} can change its rules without this account. Do not trust it unless you know why.`
}
