import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { Call } from '../parts/Call.tsx'
import { Section } from '../parts/Section.tsx'
import { readAll } from './readAll.ts'
import { CustomRead } from './CustomRead.tsx'

export const ChainSection = ({ account }: { readonly account: SafeInfoExtended }) => (
  <Section
    id="chain"
    title="Chain"
    about="Reads go through the wallet's own node. There are twelve reads. The wallet refuses every method that signs or sends."
  >
    <Call
      title="All twelve reads"
      code="sdk.eth.getBalance([address]), sdk.eth.call([transaction]), …"
      about="Each with the account's own address, or with the newest block and its content."
      action="Run all twelve"
      run={() => readAll(account)}
      show={(reads) => (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {reads.map(({ call, answer, isOk }) => (
              <tr key={call}>
                <th scope="row" className="mono">
                  {call}
                </th>
                <td className={isOk ? 'mono cut' : 'failed'}>{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    />
    <CustomRead account={account} />
  </Section>
)
