import { NoticeStrip, PageHeader, SkeletonRows } from '@countersign/ui'
import { Suspense, type ReactNode, useCallback, useState } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useGradually } from '../../parts/lists/useGradually.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { ContractSection } from './contract/ContractSection.tsx'
import { ModulesSection } from './modules/ModulesSection.tsx'
import { SectionMarks, type SectionMark } from './model/SectionMark.ts'
import { SetupNav } from './nav/SetupNav.tsx'
import { OwnersSection } from './owners/list/OwnersSection.tsx'
import { ProposersSection } from './proposers/ProposersSection.tsx'
import { RecoverySection } from './recovery/RecoverySection.tsx'
import { RelatedSection } from './related/RelatedSection.tsx'
import type { WaitsFor } from './related/useWaiting.ts'
import { setupSections, type SetupSection } from './model/setupSections.ts'
import { useSetup } from './model/useSetup.ts'
import styles from './Setup.module.css'
import { setupMessages } from './setupMessages.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'

const ChangedStrip = lazyPart(() =>
  import('../../parts/visits/ChangedStrip.tsx').then(({ ChangedStrip }) => ({ default: ChangedStrip })),
)

/** Sections in one rendering step: a first screen has about two. */
const STEP = 2

export interface SetupPageProps {
  /** The spending limits, shown on chains that support them. */
  limits: ReactNode
  /** Whether a transaction lacks the confirmation of an owner. */
  waitsFor: WaitsFor
}

export function SetupPage({ limits, waitsFor }: SetupPageProps) {
  const account = useAccount()
  const { safe, chain, chainId } = account
  const { setup, chainError, infoOf } = useSetup()
  const { marks, report } = useSectionMarks()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(setupMessages.title, name)
  const sections = setupSections(chain)
  const drawn = useGradually(setup === null ? 0 : sections.length, STEP)
  return (
    <>
      <PageHeader
        title={setupMessages.title}
        subtitle={setupMessages.subtitle({
          name: name ?? setupMessages.thisAccount,
          threshold: setup?.threshold ?? null,
        })}
      />
      <Suspense>
        <div className={styles.changed}>
          <ChangedStrip account={account} />
        </div>
      </Suspense>
      {chainError && (
        <NoticeStrip title={setupMessages.nodesSilent({ network: chain.chainName })}>
          {setupMessages.fromService}
        </NoticeStrip>
      )}
      <div className={styles.page}>
        <SetupNav sections={sections} marks={marks} isReady={setup !== null} />
        <div className={styles.sections}>
          {setup === null ? (
            <SkeletonRows rows={6} shape="account" label={setupMessages.loading} />
          ) : (
            <SectionMarks value={report}>
              {sections.map(({ id }, place) => (
                <div
                  key={id}
                  id={id}
                  className={styles.section}
                  data-waits={place < drawn ? undefined : ''}
                  tabIndex={-1}
                >
                  {place < drawn && contentOf(id)}
                </div>
              ))}
            </SectionMarks>
          )}
        </div>
      </div>
    </>
  )

  function contentOf(section: SetupSection): ReactNode {
    if (setup === null) return null
    switch (section) {
      case 'owners':
        return <OwnersSection {...{ setup, infoOf }} />
      case 'modules':
        return <ModulesSection setup={setup} />
      case 'limits':
        return limits
      case 'proposers':
        return <ProposersSection owners={setup.source === 'chain' ? setup.owners : []} />
      case 'recovery':
        return <RecoverySection setup={setup} />
      case 'contract':
        return <ContractSection {...{ setup, infoOf }} />
      case 'related':
        return <RelatedSection waitsFor={waitsFor} />
    }
  }
}

type Marks = Readonly<Partial<Record<SetupSection, SectionMark | null>>>

/** Collects the marks of the sections for the links. */
function useSectionMarks() {
  const [marks, setMarks] = useState<Marks>({})
  const report = useCallback(
    (section: SetupSection, mark: SectionMark | null) => setMarks((all) => ({ ...all, [section]: mark })),
    [],
  )
  return { marks, report }
}
