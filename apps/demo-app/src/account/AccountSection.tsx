import type { ChainInfo } from '@safe-global/safe-apps-sdk'
import { useState } from 'react'
import { Call } from '../parts/Call.tsx'
import { Facts, Hex } from '../parts/Facts.tsx'
import { Field } from '../parts/Field.tsx'
import { Section } from '../parts/Section.tsx'
import { sdk } from '../wallet/wallet.ts'
import { Balances } from './Balances.tsx'

export function AccountSection({ chain }: { readonly chain: ChainInfo }) {
  const [currency, setCurrency] = useState('usd')
  return (
    <Section
      id="account"
      title="Account"
      about="The data that an app can read as soon as it is open, without a confirmation."
    >
      <Call
        title="The account"
        code="sdk.safe.getInfo()"
        about="Address, owners and set-up. The wallet answers immediately, so that an app can start with this call."
        action="Get the account"
        run={() => sdk.safe.getInfo()}
        show={(info) => (
          <Facts
            facts={{
              Address: <Hex>{info.safeAddress}</Hex>,
              Owners: info.owners.map((owner) => <Hex key={owner}>{owner}</Hex>),
              Threshold: `${info.threshold} of ${info.owners.length}`,
              Nonce: info.nonce,
              Version: info.version,
              'You may': info.isReadOnly ? 'only look' : 'propose and sign',
            }}
          />
        )}
      />
      <Call
        title="The chain"
        code="sdk.safe.getChainInfo()"
        about="Its name and native coin, and the address of its explorer."
        action="Get the chain"
        run={() => sdk.safe.getChainInfo()}
        show={(info) => (
          <Facts
            facts={{
              Name: info.chainName,
              'Chain id': info.chainId,
              'Short name': info.shortName,
              Coin: `${info.nativeCurrency.name} (${info.nativeCurrency.symbol}), ${info.nativeCurrency.decimals} decimals`,
            }}
          />
        )}
      />
      <Call
        title="Balances"
        code={`sdk.safe.experimental_getBalances({ currency: '${currency}' })`}
        about="Coins and tokens of the account, with their value if the wallet knows a price."
        action="Get balances"
        run={() => sdk.safe.experimental_getBalances({ currency })}
        show={(balances) => <Balances balances={balances} currency={currency} chain={chain} />}
      >
        <Field label="Currency" value={currency} onChange={setCurrency} />
      </Call>
      <Call
        title="The wallet around this page"
        code="sdk.safe.getEnvironmentInfo()"
        about="The origin of the page that shows this app."
        action="Get the environment"
        run={() => sdk.safe.getEnvironmentInfo()}
        show={({ origin }) => <Facts facts={{ Origin: <Hex>{origin}</Hex> }} />}
      />
    </Section>
  )
}
