import { SectionHeading } from '@countersign/ui'
import { overviewMessages as messages } from '../overviewMessages.ts'
import { FactsLine } from './FactsLine.tsx'

/** Where the health of the account will be listed: its checks follow the first content, and until then it says that they did not run. */
export function HealthPlace({ className }: { className: string | undefined }) {
  return (
    <section aria-labelledby="health-heading" className={className}>
      <SectionHeading id="health-heading" title={messages.health} />
      <ul className="cs-panel">
        <FactsLine isFine={false}>{messages.notChecked}</FactsLine>
      </ul>
    </section>
  )
}
