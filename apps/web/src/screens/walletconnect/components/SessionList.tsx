import { errorText, formatAccountAddress } from '@countersign/primitives'
import { Icon, ListPanel, ListRow, SectionHeading, TimeText, VerdictNote, RichText } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { dappLink } from '../link/dapps.ts'
import { useDapps, type DappSession } from '../link/dappStore.ts'
import { grantedChains } from '../model/approvedNamespaces.ts'
import { hostOf, pretendedWarnings } from '../model/proposalWarnings.ts'
import { dappsMessages } from '../dappsMessages.ts'
import styles from './Dapps.module.css'

/** Sessions of this account, then those of other accounts in this browser. */
export function SessionList() {
  const { chainId, safe } = useAccount()
  const { sessions } = useDapps()
  const isOwn = (session: DappSession) => session.chainId === chainId && session.safe === safe
  const [own, others] = [sessions.filter(isOwn), sessions.filter((session) => !isOwn(session))]
  return (
    <>
      <section>
        <SectionHeading title={dappsMessages.connected} count={own.length} />
        {own.length === 0 ? (
          <div className={`cs-panel ${styles.none}`}>
            <h3>{dappsMessages.none}</h3>
            <ol>
              <li>{dappsMessages.step1}</li>
              <li>{dappsMessages.step2}</li>
              <li>{dappsMessages.step3}</li>
            </ol>
            <p>{dappsMessages.noneText}</p>
          </div>
        ) : (
          <ListPanel label={dappsMessages.title} layout="brief">
            {own.map((session) => (
              <SessionRow key={session.topic} session={session} isOwn />
            ))}
          </ListPanel>
        )}
      </section>
      {others.length > 0 && (
        <section>
          <SectionHeading title={dappsMessages.elsewhere} count={others.length} />
          <ListPanel label={dappsMessages.ofOthers} layout="brief">
            {others.map((session) => (
              <SessionRow key={session.topic} session={session} isOwn={false} />
            ))}
          </ListPanel>
        </section>
      )}
    </>
  )
}

function SessionRow({ session, isOwn }: { session: DappSession; isOwn: boolean }) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const chains = useChains()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { topic, app, required, expiresAt } = session
  const warnings = isOwn ? [] : pretendedWarnings(grantedChains(required, { chainId, safe }).pretended, chain.chainName)
  const act = async (steps: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await steps().catch((cause: unknown) => setError(errorText(cause)))
    setBusy(false)
  }
  const shortName = chains.find((chain) => chain.chainId === session.chainId)?.shortName ?? session.chainId
  const owner =
    nameOf(session.safe, session.chainId)?.name ?? formatAccountAddress({ shortName, address: session.safe })
  return (
    <ListRow
      ring={<Icon name="plug-connected" size={22} />}
      title={app.name}
      meta={[
        <span key="host">{dappsMessages.claim({ host: hostOf(app.url) })}</span>,
        ...(isOwn ? [] : [<span key="owner">{owner}</span>]),
        <span key="until">
          <RichText text={dappsMessages.until} slots={{ time: <TimeText at={expiresAt} form="exact" /> }} />
        </span>,
        ...warnings.map(({ verdict, title, reason }) => (
          <VerdictNote key={title} verdict={verdict} title={title}>
            {reason}
          </VerdictNote>
        )),
        ...(error === null ? [] : [<VerdictNote key="error" verdict="caution" title={error} announce />]),
      ]}
      action={
        isOwn ? (
          <Button
            size="xs"
            loading={isBusy}
            aria-label={dappsMessages.disconnectNamed({ app: app.name })}
            onClick={() => void act(async () => (await dappLink()).disconnect(topic))}
          >
            {dappsMessages.disconnect}
          </Button>
        ) : (
          <Button
            size="xs"
            loading={isBusy}
            aria-label={dappsMessages.moveNamedHere({ app: app.name })}
            onClick={() => void act(async () => (await dappLink()).move(topic, { chainId, safe }))}
          >
            {dappsMessages.moveHere}
          </Button>
        )
      }
    />
  )
}
