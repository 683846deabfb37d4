import type { Address } from '@countersign/safe/light'
import { isSameAddress } from '@countersign/safe/light'
import {
  ListPanel,
  NoticeStrip,
  ProvenanceMark,
  SectionHeading,
  SkeletonRows,
  VerdictNote,
  type ProvenanceSource,
} from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isOutdated } from '../../../shared/chain-access/isOutdated.ts'
import { NamedAddress } from '../../../shared/names/NamedAddress.tsx'
import { chainStateQuery } from '../../../shared/query/chainStateQuery.ts'
import { safeQuery } from '../../../shared/query/safeQuery.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { useWallet } from '../../../shared/wallet/walletStore.ts'
import { accountSetup } from '../accountSetup.ts'
import styles from './Settings.module.css'

/** Who may do what in this account: the chain's word, or the service's while the chain does not answer. */
export function AccountSetup() {
  const { key, chain, safe } = useAccount()
  const { address: wallet } = useWallet()
  const state = useQuery(chainStateQuery(chain, safe))
  const service = useQuery(safeQuery(key)).data
  const setup = accountSetup(state.data, service)
  if (!setup) return <SkeletonRows rows={4} shape="account" label="Loading the account's setup" />
  const recommended = chain.recommendedMasterCopyVersion
  const mark = <ProvenanceMark source={setup.source} {...(setup.block === undefined ? {} : { block: setup.block })} />
  const label = (address: Address, shape: 'person' | 'contract') => (
    <NamedAddress
      info={service?.owners.find((one) => isSameAddress(one.value, address)) ?? namedBy(service, address)}
      chainId={key.chainId}
      shape={shape}
      copyable
    />
  )
  return (
    <>
      {state.error && (
        <NoticeStrip title={`${chain.chainName} could not be asked.`}>
          What follows is what the service says, not checked.
        </NoticeStrip>
      )}
      <section className={styles.block} aria-labelledby="owners-heading">
        <SectionHeading
          id="owners-heading"
          title="Owners"
          count={
            <>
              {setup.owners.length}, any {setup.threshold} sign {mark}
            </>
          }
        />
        <ListPanel label="Owners">
          {setup.owners.map((owner) => (
            <li key={owner} className={styles.owner}>
              {label(owner, 'person')}
              {wallet !== null && isSameAddress(owner, wallet) && <span className={styles.quiet}>You</span>}
            </li>
          ))}
        </ListPanel>
      </section>
      <section className={styles.block} aria-labelledby="access-heading">
        <SectionHeading id="access-heading" title="What can act without signatures" />
        <dl className={`cs-panel ${styles.facts}`}>
          <Fact term="Modules" source={setup.source}>
            {setup.modules.length === 0
              ? 'None. Only signatures of owners move anything.'
              : setup.modules.map((module) => <div key={module}>{label(module, 'contract')}</div>)}
          </Fact>
          <Fact term="Transaction guard" source={setup.source}>
            {setup.guard ? label(setup.guard, 'contract') : 'None. Every correctly signed transaction can execute.'}
          </Fact>
          <Fact term="Module guard" source={setup.source}>
            {setup.moduleGuard ? label(setup.moduleGuard, 'contract') : 'None.'}
          </Fact>
        </dl>
      </section>
      <section className={styles.block} aria-labelledby="contract-heading">
        <SectionHeading id="contract-heading" title="Contract" />
        <dl className={`cs-panel ${styles.facts}`}>
          <Fact term="Version" source={setup.source}>
            {setup.version ?? 'Unknown'}
            {isOutdated(setup.version, recommended) && (
              <VerdictNote verdict="caution" title="Outdated version">
                The recommended version on {chain.chainName} is {recommended}. Owners can update the account by a
                migration.
              </VerdictNote>
            )}
          </Fact>
          <Fact term="Master copy" source={setup.source}>
            {label(setup.masterCopy, 'contract')}
          </Fact>
          <Fact term="Fallback handler" source={setup.source}>
            {setup.fallbackHandler ? label(setup.fallbackHandler, 'contract') : 'None.'}
          </Fact>
          <Fact term="Next nonce" source={setup.source}>
            {String(setup.nonce)}
          </Fact>
        </dl>
      </section>
    </>
  )
}

function Fact({ term, source, children }: { term: string; source: ProvenanceSource; children: ReactNode }) {
  return (
    <div>
      <dt>
        {term} <ProvenanceMark source={source} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

type Service = Parameters<typeof accountSetup>[1]

/** Names the service has for contracts of the account. */
const namedBy = (service: Service, address: Address) =>
  [service?.implementation, service?.fallbackHandler, service?.guard, ...(service?.modules ?? [])].find(
    (info) => info && isSameAddress(info.value, address),
  ) ?? { value: address, name: null, logoUri: null }
