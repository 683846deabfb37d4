import type { Chain } from '@countersign/api'
import { errorText, formatAccountAddress, isSameAddress } from '@countersign/primitives'
import type { SharedAccount } from '@countersign/safe/exchange'
import { AddressLabel, GroupedHex, KeyValueTable, Statement, StatementMeta, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addUndeployed, storedCreation } from '../../data/undeployed/undeployedAccounts.ts'
import { useNames } from '../../data/names/useNames.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import undeployed from '../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../parts/undeployed/undeployedMessages.ts'
import { importMessages } from './importMessages.ts'
import styles from './Share.module.css'

/** A shared account: its address was computed again while the item was read. The networks are read before it is taken over. */
export function ImportedAccount({ account }: { account: SharedAccount }) {
  const chains = useChains()
  const { nameOf } = useNames()
  const wallet = useWallet().address
  const navigate = useNavigate()
  const known = account.networks.flatMap(({ chainId }) => chains.filter((chain) => chain.chainId === String(chainId)))
  const unknown = account.networks.filter(({ chainId }) => !chains.some((chain) => chain.chainId === String(chainId)))
  const answers = useAnswers(known, account)
  const [first] = known
  const { owners, threshold, version, saltNonce } = account.creation
  const isRefused = answers.some((answer) => answer.data?.isPossible === false)
  const add = async (chain: Chain) => {
    // Also those that are added to this browser later.
    addUndeployed(
      account.networks.map(({ chainId }) => ({
        chainId: String(chainId),
        address: account.address,
        name: account.name,
        creation: storedCreation(account.creation),
      })),
    )
    toasts.show({ kind: 'info', title: messages.added })
    await navigate({
      to: '/safes/$safe',
      params: { safe: formatAccountAddress({ shortName: chain.shortName, address: account.address }) },
    })
  }
  return (
    <section className={styles.head} aria-label={importMessages.whatItSays}>
      <StatementMeta>
        <b>{messages.sharedAccount}</b>
        <span>{messages.setup({ threshold, owners: owners.length })}</span>
      </StatementMeta>
      <Statement as="h2">{messages.sharedName({ name: account.name })}</Statement>
      <KeyValueTable
        framed
        rows={[
          {
            label: messages.address,
            value: (
              <>
                <GroupedHex value={account.address} />
                <br />
                {messages.recomputed}
              </>
            ),
          },
          {
            label: messages.owners,
            value: (
              <div className={undeployed.owners}>
                {owners.map((owner) => (
                  <AddressLabel
                    key={owner}
                    address={owner}
                    name={nameOf(owner, first?.chainId ?? '')?.name}
                    form="full"
                  />
                ))}
              </div>
            ),
          },
          { label: messages.needed, value: messages.setup({ threshold, owners: owners.length }) },
          { label: messages.contract, value: messages.contractVersion({ version }) },
          { label: messages.salt, value: String(saltNonce) },
          {
            label: messages.network,
            value: (
              <div className={undeployed.owners}>
                {known.map(({ chainId, chainName }) => (
                  <span key={chainId}>{chainName}</span>
                ))}
              </div>
            ),
          },
        ]}
      />
      {wallet !== null && !owners.some((owner) => isSameAddress(owner, wallet)) && (
        <VerdictNote verdict="caution" title={messages.notOwner} />
      )}
      {unknown.length > 0 && (
        <VerdictNote
          verdict="unchecked"
          title={messages.unknownNetworks({ networks: unknown.map(({ name, chainId }) => name || String(chainId)) })}
        />
      )}
      {answers.map(({ chain, data, error }) =>
        data?.isPossible === false ? (
          <VerdictNote key={chain.chainId} verdict="danger" title={messages.cannotBeTitle} announce>
            {messages.cannotBe({ chain: chain.chainName, reason: data.reason })}
          </VerdictNote>
        ) : error ? (
          <VerdictNote
            key={chain.chainId}
            verdict="unchecked"
            title={messages.cannotBe({ chain: chain.chainName, reason: errorText(error) })}
          />
        ) : null,
      )}
      {first ? (
        !isRefused && (
          <div className={styles.acts}>
            <Button variant="filled" onClick={() => void add(first)}>
              {messages.add}
            </Button>
          </div>
        )
      ) : (
        <VerdictNote verdict="danger" title={messages.noKnownNetwork} />
      )}
    </section>
  )
}

/** Whether each network has the published contracts that the creation data name. */
function useAnswers(chains: readonly Chain[], { address, creation }: SharedAccount) {
  return useQueries({
    queries: chains.map((chain) => ({
      queryKey: ['shared-account', chain.chainId, address],
      queryFn: async () => {
        const { readNetworkAnswer } = await import('../../data/creation/contractsOf.ts')
        return readNetworkAnswer(chain, creation)
      },
      meta: { persist: false },
    })),
    combine: (answers) =>
      answers.flatMap(({ data, error }, index) => {
        const chain = chains[index]
        return chain ? [{ chain, data, error }] : []
      }),
  })
}
