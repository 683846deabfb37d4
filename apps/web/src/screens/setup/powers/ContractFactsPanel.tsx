import type { ContractFacts } from '@countersign/safe/contracts'
import type { Address, Hex } from '@countersign/primitives'
import { RichText, ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import { CodeBadge } from './CodeBadge.tsx'
import { OtherControllers } from './OtherControllers.tsx'
import styles from './PowerForm.module.css'
import { PowerLabel } from './PowerLabel.tsx'
import type { ContractQuery } from './useContract.ts'
import { powerMessages } from './powerMessages.ts'
import { moduleDoes } from '../../../parts/contracts/moduleDoes.ts'

type Props = {
  readonly address: Address
  readonly contract: ContractQuery
  /** What any contract of this kind can do, used if its code is unknown. */
  readonly does: string
  readonly children?: ReactNode
}

/** The chosen contract: its name, its effects, the verdict about its code, and the addresses that control it. */
export function ContractFactsPanel({ address, contract, does, children }: Props) {
  const report = contract.data
  return (
    <dl className={`cs-panel ${styles.facts}`}>
      <div>
        <dt>{powerMessages.contract}</dt>
        <dd>
          <PowerLabel address={address} contract={contract} />
        </dd>
      </div>
      <div>
        <dt>{powerMessages.code}</dt>
        <dd>
          {report || contract.error ? (
            <CodeBadge contract={contract} />
          ) : (
            <span className={styles.quiet}>{powerMessages.loadingCode}</span>
          )}
        </dd>
      </div>
      {report && report.facts.codeHash !== null && (
        <div>
          <dt>{powerMessages.codeHash}</dt>
          <dd>
            <CodeHash facts={report.facts} hash={report.facts.codeHash} />
          </dd>
        </div>
      )}
      {report && report.facts.codeHash !== null && (
        <div>
          <dt>{powerMessages.whatItCanDo}</dt>
          <dd>{report.known ? moduleDoes(report.known) : does}</dd>
        </div>
      )}
      {report && (report.judged.notes.length > 0 || report.judged.others.length > 0) && (
        <div>
          <dt>{report.facts.codeHash === null ? powerMessages.problem : powerMessages.changedBy}</dt>
          <dd>
            {report.judged.notes.join(' ')} <OtherControllers others={report.judged.others} />
          </dd>
        </div>
      )}
      {children}
    </dl>
  )
}

/** The hash of the code that runs; for a proxy, that of its target. */
function CodeHash({ facts: { run }, hash }: { facts: ContractFacts; hash: Hex }) {
  if (!('target' in run)) return <ShortHex value={hash} />
  return (
    <RichText
      text={powerMessages.codeOf}
      slots={{ hash: <ShortHex value={run.targetHash ?? hash} />, target: <ShortHex value={run.target} /> }}
    />
  )
}
