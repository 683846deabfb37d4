import type { MessageContent } from '@countersign/api'
import { hasHiddenCharacters, type Verdict } from '@countersign/primitives'
import type { MessageCheck } from './MessageCheck.ts'
import type { MessageMeaning } from '@countersign/describe/message'
import { messageRowMessages as words } from '../messageRowMessages.ts'

export type MessageVerdict = { readonly verdict: Verdict; readonly label?: string; readonly count?: number }

const CAREFUL: readonly MessageMeaning['kind'][] = ['permit', 'account', 'order']

/** The verdict in the list. Verified only if hash and signatures were checked here and the content has no caution. */
export function messageVerdict(
  content: MessageContent,
  kind: MessageMeaning['kind'],
  check: MessageCheck | null | undefined,
): MessageVerdict {
  if (kind === 'raw') return { verdict: 'danger', label: words.unreadable }
  if (check && !check.isHashEqual) return { verdict: 'danger', label: words.hashDiffers }
  if (check && check.excluded > 0) return { verdict: 'danger', label: words.signatureExcluded }
  if (check?.content.verdict === 'danger') return { verdict: 'danger', label: check.content.title }
  if (CAREFUL.includes(kind) || (typeof content === 'string' && hasHiddenCharacters(content)))
    return { verdict: 'caution', count: 1 }
  if (check?.content.verdict === 'caution') return { verdict: 'caution', count: 1 }
  return check && check.unchecked === 0 && check.content.verdict === 'verified'
    ? { verdict: 'verified' }
    : { verdict: 'unchecked' }
}
