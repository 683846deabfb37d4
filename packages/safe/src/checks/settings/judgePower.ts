import { listText, type Address, type Verdict } from '@countersign/primitives'
import type { Read } from '../Read.ts'
import { judgeCode, nameOfCode, type CodeBook } from '../calls/CodeBook.ts'
import { powerMessages as messages } from './powerMessages.ts'

/**
 * Judges a contract that gets control over an account. `isDevelopment`: it is this project's own contract for local
 * chains, identified by address and code hash. It is named, and stays a danger, because it gives every right away.
 *
 * @param what the word for the sentence: "module", "guard"
 */
export type Power = 'module' | 'guard' | 'moduleGuard' | 'fallbackHandler' | 'newFallbackHandler'

export function judgePower(
  power: Power,
  address: Address,
  book: CodeBook,
): { readonly verdict: Verdict; readonly reason: string; readonly isDevelopment?: true } {
  const code = judgeCode(address, book)
  const what = messages[power]
  const the = messages[`${power}Subject`]
  const name = code.kind === 'unknown' ? '' : nameOfCode(code.code)
  if (code.kind === 'published' || code.kind === 'address-only') {
    const problem = controlProblem({ the, address, name }, book.othersOf?.(address))
    if (problem !== null) return { verdict: 'danger', reason: problem }
  }
  switch (code.kind) {
    case 'unknown':
      return { verdict: 'danger', reason: messages.notPublished({ the, address }) }
    case 'differs':
      return {
        verdict: 'danger',
        reason: messages.differs({
          the,
          address,
          name,
          published: code.code.codeHash ?? messages.none,
          found: code.found,
        }),
      }
    case 'unread':
      return { verdict: 'unchecked', reason: messages.unread({ the, address, name, reason: code.reason }) }
    case 'address-only':
      return { verdict: 'caution', reason: messages.byAddress({ the, name, address }) }
    case 'published':
      if (code.code.lets !== undefined)
        return {
          verdict: 'danger',
          isDevelopment: true,
          reason: messages.developmentCode({ the, address, name, what, lets: code.code.lets }),
        }
      return { verdict: 'verified', reason: messages.published({ the, name }) }
  }
}

type Subject = { readonly the: string; readonly address: Address; readonly name: string }

function controlProblem(subject: Subject, others: Read<readonly Address[]> | undefined): string | null {
  if (others === undefined) return null
  if (!others.ok) return messages.othersUnread({ ...subject, reason: others.reason })
  if (others.value.length === 0) return null
  return messages.othersChange({ ...subject, others: listText(others.value) })
}
