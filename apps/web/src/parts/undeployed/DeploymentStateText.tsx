import { Icon, type IconName } from '@countersign/ui'
import { type DeploymentState } from '../../data/undeployed/undeployedAccounts.ts'
import styles from './Undeployed.module.css'
import { undeployedMessages as messages } from './undeployedMessages.ts'

const ICONS: Readonly<Record<DeploymentState, IconName>> = {
  deployed: 'circle-check',
  deploying: 'hourglass',
  failed: 'circle-x',
  'not-deployed': 'clock',
}

/** The state of an account on one network, as icon and words. */
export const DeploymentStateText = ({ state }: { state: DeploymentState }) => (
  <span className={styles.state} data-state={state}>
    <Icon name={ICONS[state]} size={16} />
    {messages[state]}
  </span>
)
