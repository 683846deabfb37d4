import type { Check } from '@countersign/safe/checks'
import { useAccount } from '../../data/url/useAccount.ts'
import type { Hex } from '@countersign/primitives'
import { SigningBar } from '../bar/SigningBar.tsx'
import { useVerdict } from '../review/useVerdict.ts'
import type { SigningProgress } from '../review/useSigning.ts'
import type { UndeliveredSignature } from '../sequence/SigningPorts.ts'
import { useSavedSignatures } from '../saved/savedSignatures.ts'

type Actions = SigningProgress & {
  readonly sign: () => Promise<void>
  readonly redeliver: (kept: UndeliveredSignature) => Promise<void>
}

/** A page with the signing bar and one act: sign. */
export function SigningPage({ hash, checks, actions }: { hash: Hex; checks: readonly Check[]; actions: Actions }) {
  const { key } = useAccount()
  const subject = { ...key, hash }
  const [saved] = useSavedSignatures(key, hash)
  return (
    <SigningBar
      progress={actions}
      subject={subject}
      verdict={useVerdict(subject, checks, [])}
      ring={{ required: 2, signed: 0, state: 'yours' }}
      title="Your signature is requested"
      detail="1 more would then be missing."
      blocked="Signing is blocked"
      mayOverride
      isSigning
      refused={null}
      acts={[{ id: 'sign', label: 'Sign', icon: 'signature', run: () => void actions.sign() }]}
      redeliver={saved ? () => void actions.redeliver(saved) : null}
    />
  )
}
