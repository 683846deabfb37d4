import { errorText } from '@countersign/primitives'
import { KeyValueTable, VerdictNote } from '@countersign/ui'
import { Button, Group, Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useArmed } from '../../../parts/gate/useArmed.ts'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { dappLink } from '../link/dapps.ts'
import type { DappProposal } from '../link/dappStore.ts'
import { approvedNamespaces } from '../model/approvedNamespaces.ts'
import { hostOf, proposalWarnings } from '../model/proposalWarnings.ts'
import { dappsMessages } from '../dappsMessages.ts'
import styles from './Dapps.module.css'

type Props = { readonly proposal: DappProposal; readonly methods: readonly string[] }

/** The dapp that wants to connect: what is known about it, and the permissions it would get. */
export function ProposalDialog({ proposal, methods }: Props) {
  const { chain, chainId, safe } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const { isArmed, guard } = useArmed(buttons)
  const { app, origin } = proposal
  const approval = approvedNamespaces(proposal, { chainId, safe }, methods)
  const act = async (steps: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await steps().catch((cause: unknown) => setError(errorText(cause)))
    setBusy(false)
  }
  const reject = () => act(async () => (await dappLink()).reject(proposal))
  const approve = () => act(async () => (await dappLink()).approve(proposal, { chainId, safe }))
  return (
    <Modal
      opened
      onClose={() => void reject()}
      title={dappsMessages.connectNamed({ app: app.name })}
      closeButtonProps={{ 'aria-label': dappsMessages.reject }}
    >
      <div className={styles.proposal}>
        <KeyValueTable
          framed
          rows={[
            { label: dappsMessages.site, value: hostOf(app.url), note: dappsMessages.claimed },
            {
              label: dappsMessages.actsAs,
              value: <NamedAddress info={{ value: safe, name: null, logoUri: null }} chainId={chainId} />,
            },
            { label: dappsMessages.network, value: chain.chainName },
            {
              label: dappsMessages.mayRequest,
              value: approval.ok
                ? approval.namespace.methods.join(', ') || dappsMessages.nothing
                : dappsMessages.nothing,
            },
          ]}
        />
        <div className={styles.warnings}>
          {proposalWarnings(origin, approval.ok ? approval : { pretended: [], isAsked: true }, chain.chainName).map(
            ({ verdict, title, reason }) => (
              <VerdictNote key={title} verdict={verdict} title={title}>
                {reason}
              </VerdictNote>
            ),
          )}
          {!approval.ok && (
            <VerdictNote verdict="danger" title={dappsMessages.cannotConnect}>
              {approval.reason}
            </VerdictNote>
          )}
          {error !== null && (
            <VerdictNote verdict="danger" title={dappsMessages.notConnected} announce>
              {error}
            </VerdictNote>
          )}
        </div>
        <p>{dappsMessages.onlyRequests}</p>
        <Group ref={buttons} justify="flex-end">
          <Button disabled={isBusy} onClick={() => void reject()}>
            {dappsMessages.reject}
          </Button>
          {approval.ok && !origin.isScam && (
            <Button
              variant={origin.validation === 'INVALID' ? 'default' : 'filled'}
              loading={isBusy}
              aria-disabled={!isArmed}
              data-disabled={!isArmed}
              onClick={guard(() => void approve())}
            >
              {origin.validation === 'INVALID' ? dappsMessages.connectAnyway : dappsMessages.approve}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  )
}
