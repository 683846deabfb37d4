import { FieldNote } from '@countersign/ui'
import type { TokenTrust } from '../../data/tokens/judgeToken.ts'
import { noteOfTrust } from './noteOfTrust.ts'

/** Below an amount: why the chosen token needs a second look. */
export function TrustNote({ trust }: { trust: TokenTrust }) {
  const note = noteOfTrust(trust)
  if (note === null) return null
  return <FieldNote kind={trust.kind === 'imitation' ? 'error' : 'caution'}>{note}</FieldNote>
}
