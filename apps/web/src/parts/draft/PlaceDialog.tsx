import { Icon, type IconName } from '@countersign/ui'
import { Modal, Stack } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { placeStore } from '../../data/drafts/placeStore.ts'
import { hasFeature } from '../../data/config/hasFeature.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './PlaceDialog.module.css'
import { placeMessages as messages } from './placeMessages.ts'

export interface PlaceDialogProps {
  nonce: bigint
  /** What the transaction does that waits with this number; null for an empty place in the queue. */
  replaces: string | null
  onClose(): void
}

type Flow = {
  readonly link: LinkProps
  readonly icon: IconName
  readonly title: string
  readonly detail: string
}

/** Chooses the form whose transaction takes a number of the queue. */
export function PlaceDialog({ nonce, replaces, onClose }: PlaceDialogProps) {
  const { chainId, safe } = useAccount()
  const flows = useFlows()
  const number = nonce.toString()
  const choose = () => {
    placeStore.set({ chainId, safe, nonce, replaces })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={replaces === null ? messages.fillTitle({ nonce: number }) : messages.replaceTitle({ nonce: number })}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <Stack>
        <p>
          {replaces === null
            ? messages.fillText({ nonce: number })
            : messages.replaceText({ title: replaces, nonce: number })}
        </p>
        <ul className={styles.flows}>
          {flows.map(({ link, icon, title, detail }) => (
            <li key={title}>
              <Link {...link} onClick={choose} className={styles.flow}>
                <Icon name={icon} />
                <span>
                  <b>{title}</b>
                  <small>{detail}</small>
                </span>
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}

function useFlows(): Flow[] {
  const { account, chain } = useAccount()
  const params = { safe: account }
  return [
    { link: { to: '/safes/$safe/send', params }, icon: 'send', title: messages.send, detail: messages.sendDetail },
    ...(hasFeature(chain, 'CONTRACT_INTERACTION')
      ? [
          {
            link: { to: '/safes/$safe/contract-calls', params },
            icon: 'code',
            title: messages.calls,
            detail: messages.callsDetail,
          } as const,
        ]
      : []),
    {
      link: { to: '/safes/$safe/setup/owners', params },
      icon: 'users',
      title: messages.owners,
      detail: messages.ownersDetail,
    },
    {
      link: { to: '/safes/$safe/setup', params },
      icon: 'adjustments-horizontal',
      title: messages.setup,
      detail: messages.setupDetail,
    },
    { link: { to: '/safes/$safe/apps', params }, icon: 'apps', title: messages.apps, detail: messages.appsDetail },
    {
      link: { to: '/safes/$safe/dapps', params },
      icon: 'plug-connected',
      title: messages.dapps,
      detail: messages.dappsDetail,
    },
  ]
}
