import { numberText, type Address } from '@countersign/primitives'
import { SectionHeading } from '@countersign/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import { HandlerFact } from '../handler/HandlerFact.tsx'
import { useSectionMark } from '../model/SectionMark.ts'
import type { Setup } from '../model/useSetup.ts'
import styles from './Contract.module.css'
import { ContractNotice } from './ContractNotice.tsx'
import { useContractStanding, type ContractStanding } from './useContractStanding.ts'
import { VersionFact } from './VersionFact.tsx'
import { setupContractMessages } from './setupContractMessages.ts'

const ElsewhereDialog = lazyPart(() =>
  import('../elsewhere/ElsewhereDialog.tsx').then(({ ElsewhereDialog }) => ({ default: ElsewhereDialog })),
)

/** The contract of the account: version, master copy, fallback handler. */
export function ContractSection({ setup, infoOf }: { setup: AccountSetup; infoOf: Setup['infoOf'] }) {
  const { chainId, safe } = useAccount()
  const standing = useContractStanding(setup)
  const { isElsewhere, openElsewhere, closeElsewhere } = useElsewhere(setup)
  useSectionMark('contract', { caution: cautionOf(standing) })
  const label = (address: Address) => (
    <NamedAddress info={infoOf(address)} chainId={chainId} shape="contract" copyable />
  )
  return (
    <section aria-labelledby="contract-heading">
      <SectionHeading
        id="contract-heading"
        title={setupContractMessages.title}
        action={
          setup.source === 'chain' ? (
            <span className={styles.links}>
              <Link to="/plan/$address" params={{ address: safe }} className="cs-link">
                {setupContractMessages.plan}
              </Link>
              <button type="button" className="cs-link" onClick={openElsewhere}>
                {setupContractMessages.elsewhere}
              </button>
            </span>
          ) : undefined
        }
      />
      <div className="cs-panel">
        <div className={styles.notice}>
          <ContractNotice {...{ setup, standing }} />
        </div>
        <dl>
          <VersionFact {...{ setup, standing }} />
          <Fact term={setupContractMessages.masterCopy} source={setup.source}>
            {label(setup.masterCopy)}
          </Fact>
          <HandlerFact setup={setup} />
          <Fact term={setupContractMessages.nextTransaction} source={setup.source}>
            {numberText(setup.nonce)}
          </Fact>
        </dl>
      </div>
      <Suspense>{isElsewhere && <ElsewhereDialog setup={setup} onClose={closeElsewhere} />}</Suspense>
    </section>
  )
}

/** The list of accounts opens the dialog by the address of the page. */
function useElsewhere({ source }: AccountSetup) {
  const navigate = useNavigate()
  const isAsked = useLocation({ select: ({ hash }) => hash === 'elsewhere' })
  const [isOpen, setOpen] = useState(false)
  return {
    isElsewhere: source === 'chain' && (isOpen || isAsked),
    openElsewhere: () => setOpen(true),
    closeElsewhere() {
      setOpen(false)
      if (isAsked) void navigate({ to: '.', hash: '', replace: true })
    },
  }
}

function cautionOf({ code, isOutdated }: ContractStanding): string | null {
  if (code === 'differs') return setupContractMessages.notPublishedMark
  if (code === 'unknown') return setupContractMessages.noReleaseMark
  return isOutdated ? setupContractMessages.outdatedMark : null
}
