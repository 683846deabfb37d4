import { shortenAddress } from '@countersign/primitives'
import { NoticeStrip } from '@countersign/ui'
import { Link, useMatches } from '@tanstack/react-router'
import { useNames } from '../../data/names/useNames.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { alarmWords } from './alarmWords.ts'
import { useAccountAlarms } from './useAccountAlarms.ts'
import { recoveryAlarmMessages } from './recoveryAlarmMessages.ts'

const OWN_PAGE = '/_app/safes/$safe/setup_/recovery'

/** A waiting recovery, on every page of the account except its own. Load this file with `import()`. */
export function RecoveryStrip({ account }: { account: OpenAccount }) {
  const { nameOf } = useNames()
  const { alarms, now } = useAccountAlarms(account)
  const isOwnPage = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === OWN_PAGE) })
  if (isOwnPage) return null
  const name = nameOf(account.safe, account.chainId)?.name ?? recoveryAlarmMessages.thisAccount
  return alarms.map((alarm) => {
    const words = alarmWords(
      alarm,
      name,
      (address) => nameOf(address, account.chainId)?.name ?? shortenAddress(address),
      now,
    )
    return (
      <NoticeStrip
        key={alarm.recovery.address}
        tone={alarm.isExpected ? 'caution' : 'danger'}
        icon={alarm.isExpected ? 'clock' : 'alert-octagon'}
        title={`${words.title}.`}
      >
        {words.text}{' '}
        <Link className="cs-link" to="/safes/$safe/setup/recovery" params={{ safe: account.account }}>
          {alarm.isExpected ? recoveryAlarmMessages.viewIt : recoveryAlarmMessages.reviewAndCancel}
        </Link>
      </NoticeStrip>
    )
  })
}
