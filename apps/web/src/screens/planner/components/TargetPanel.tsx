import type { SetupTarget } from '@countersign/safe/plan'
import { Icon, ThresholdRing } from '@countersign/ui'
import { Button } from '@mantine/core'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { plannerMessages as messages } from '../plannerMessages.ts'
import styles from './Planner.module.css'

type Props = { readonly target: SetupTarget; readonly chainId: string; readonly onEdit: () => void }

/** The set-up that all accounts of the plan should have. */
export function TargetPanel({ target, chainId, onEdit }: Props) {
  const { owners, threshold } = target
  return (
    <section className={`cs-panel ${styles.target}`} aria-label={messages.target}>
      <div className={styles.ring}>
        <ThresholdRing threshold={threshold} owners={owners.length} size={44} label="" />
        <p>
          <b>{messages.target}</b>
          <span>{messages.targetOwners({ threshold, owners: owners.length })}</span>
          {partsOf(target).map((text) => (
            <span key={text} className={styles.small}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <ul>
        {owners.map((owner) => (
          <li key={owner}>
            <NamedAddress info={{ value: owner, name: null, logoUri: null }} chainId={chainId} copyable />
          </li>
        ))}
      </ul>
      <Button leftSection={<Icon name="pencil" />} onClick={onEdit}>
        {messages.edit}
      </Button>
    </section>
  )
}

function partsOf({ modules, fallbackHandler, version }: SetupTarget): string[] {
  return [
    modules === 'keep' ? messages.modulesKept : messages.modules(modules.length),
    fallbackHandler === 'keep'
      ? messages.handlerKept
      : fallbackHandler === null
        ? messages.noHandler
        : messages.handler,
    messages.guardsKept,
    version === 'keep' ? messages.versionKept : messages.version({ version }),
  ]
}
