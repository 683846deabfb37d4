import { Icon, NoticeStrip, ProvenanceMark, SectionHeading, toasts, useNow } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { idleDays } from '../../../../data/signatures/lastSigned.ts'
import { lastSignedQuery } from '../../../../data/signatures/lastSignedQuery.ts'
import { useOwnerJudgement } from '../../../../parts/owners/useOwnerJudgement.ts'
import { useProvenOwners } from '../../../../parts/owners/useProvenOwners.ts'
import tables from '../../../../parts/lists/Table.module.css'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { AccountSetup } from '../../model/accountSetup.ts'
import { useSectionMark } from '../../model/SectionMark.ts'
import type { Setup } from '../../model/useSetup.ts'
import { ownersFormStore } from '../form/ownersFormStore.ts'
import { OwnerFacts } from './OwnerFacts.tsx'
import { OwnerRow } from './OwnerRow.tsx'
import styles from '../Owners.module.css'
import { ownerListMessages } from '../ownerListMessages.ts'
import { ownerFindings } from './ownerFindings.ts'

/** The owners of the account, the threshold, and what both mean for keys. */
export function OwnersSection({ setup, infoOf }: { setup: AccountSetup; infoOf: Setup['infoOf'] }) {
  const { key, account } = useAccount()
  useSectionMark('owners', { count: setup.owners.length })
  const signed = useQuery(lastSignedQuery(useQueryClient(), key))
  const { after: judged, graph, isReading } = useOwnerJudgement(setup)
  const proven = useProvenOwners(setup.owners, graph)
  const now = useNow(true)
  const { nameOfInfo } = useNames()
  const rows = setup.owners.map((owner) => {
    const idle = idleDays(signed.data, owner, now)
    const state = { idle, isProven: proven.includes(owner), node: graph.get(owner.toLowerCase()) }
    return { owner, info: infoOf(owner), state }
  })
  const saveCsv = async () => {
    const [{ printOwnersCsv }, { saveText }] = await Promise.all([
      import('./printOwnersCsv.ts'),
      import('../../../../parts/exchange/saveText.ts'),
    ])
    const lines = rows.map(({ owner, info, state }) => ({
      owner,
      name: nameOfInfo(info, key.chainId)?.name ?? null,
      signedAt: signed.data?.times.get(owner.toLowerCase()) ?? null,
      findings: ownerFindings(state).map(({ words }) => words),
    }))
    saveText(`owners-${key.safe}.csv`, printOwnersCsv(lines), 'text/csv')
  }
  const mark = <ProvenanceMark source={setup.source} {...(setup.block === undefined ? {} : { block: setup.block })} />
  return (
    <section aria-labelledby="owners-heading">
      <div className={styles.heading}>
        <SectionHeading
          id="owners-heading"
          title={ownerListMessages.title}
          count={
            <>
              {ownerListMessages.ownerCount({ owners: setup.owners.length, threshold: setup.threshold })} {mark}
            </>
          }
          action={
            <>
              <Button size="xs" leftSection={<Icon name="download" />} onClick={() => void saveCsv()}>
                {ownerListMessages.exportCsv}
              </Button>
              <Button
                size="xs"
                variant="filled"
                leftSection={<Icon name="pencil" />}
                renderRoot={(props) => <Link to="/safes/$safe/setup/owners" params={{ safe: account }} {...props} />}
              >
                {ownerListMessages.changeOwners}
              </Button>
            </>
          }
        />
      </div>
      <KeptDraft />
      <div className={clsx('cs-panel', tables.frame)}>
        <table className={clsx(tables.table, tables.cards, styles.owners)} aria-labelledby="owners-heading">
          <thead>
            <tr>
              <th scope="col">{ownerListMessages.owner}</th>
              <th scope="col">{ownerListMessages.signsWith}</th>
              <th scope="col">
                {ownerListMessages.lastSigned} <ProvenanceMark source="service" />
              </th>
              <th scope="col">{ownerListMessages.checks}</th>
              <th scope="col">
                <span className="cs-visually-hidden">{ownerListMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ owner, info, state }) => (
              <OwnerRow key={owner} {...{ owner, info, signed, state }} />
            ))}
          </tbody>
        </table>
        <OwnerFacts
          threshold={setup.threshold}
          owners={setup.owners.length}
          keys={judged?.keys ?? null}
          isReading={isReading}
          idle={signed.data ? rows.filter(({ state }) => state.idle !== null).length : null}
        />
      </div>
    </section>
  )
}

/** A change of owners that was stored as a draft. */
function KeptDraft() {
  const { key, account } = useAccount()
  const navigate = useNavigate()
  const [isKept, setKept] = useState(() => ownersFormStore.readKept(key) !== null)
  if (!isKept) return null
  const discard = () => {
    const restore = ownersFormStore.clear(key)
    setKept(false)
    const undo = () => {
      restore()
      setKept(true)
    }
    toasts.show({
      kind: 'info',
      title: ownerListMessages.discarded,
      action: { label: ownerListMessages.undo, onClick: undo },
    })
  }
  return (
    <NoticeStrip
      icon="note"
      title={ownerListMessages.draftStored}
      action={{
        label: ownerListMessages.continue,
        onClick: () => void navigate({ to: '/safes/$safe/setup/owners', params: { safe: account } }),
      }}
    >
      <button type="button" className="cs-link" onClick={discard}>
        {ownerListMessages.discard}
      </button>
    </NoticeStrip>
  )
}
