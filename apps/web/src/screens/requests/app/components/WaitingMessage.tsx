import { isSameAddress, shortenAddress } from '@countersign/primitives'
import { CountersignRing } from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../../../data/names/useNames.ts'
import { chainStateQuery } from '../../../../data/query/chainStateQuery.ts'
import { messageQuery } from '../../../../data/query/messageQuery.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { StoredRequest } from '../../requestStore.ts'
import { decline } from '../appHandlers.ts'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import styles from './AppRequests.module.css'

/** A message without enough signatures. The app gets its answer after the last one, while its page is open. */
export function WaitingMessage({ request }: { request: StoredRequest }) {
  const { account, chain, chainId, key, safe } = useAccount()
  const { nameOf } = useNames()
  const hash = request.hash ?? '0x'
  const { data: message } = useQuery({ ...messageQuery(key, hash), enabled: request.hash !== null })
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const signed = message?.confirmations.map(({ owner }) => owner.value) ?? []
  const threshold = state?.threshold ?? message?.confirmationsRequired ?? 0
  const missing = (state?.owners ?? []).filter((owner) => !signed.some((one) => isSameAddress(one, owner)))
  const names = missing.map((owner) => nameOf(owner, chainId)?.name ?? shortenAddress(owner))
  return (
    <section className={styles.waiting} aria-label={appRequestsMessages.waiting}>
      <CountersignRing required={threshold} signed={Math.min(signed.length, threshold)} state="open" size={22} />
      <div>
        <b>{appRequestsMessages.waitingOf({ signed: signed.length, threshold })}</b>
        <p>
          {names.length > 0 && `${appRequestsMessages.notSignedBy(names)} `}
          {appRequestsMessages.answerWhenComplete}
        </p>
        <Group gap="xs">
          <Button
            size="xs"
            renderRoot={(props) => (
              <Link to="/safes/$safe/messages/$hash" params={{ safe: account, hash }} {...props} />
            )}
          >
            {appRequestsMessages.openMessage}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => void decline(request.key)}>
            {appRequestsMessages.stopWaiting}
          </Button>
        </Group>
      </div>
    </section>
  )
}
