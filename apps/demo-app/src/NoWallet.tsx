const REASONS = {
  'not-framed': 'It is open without a wallet around it.',
  'no-answer':
    'It is in a frame, but the page around it did not answer. That page is not a wallet, or not one that this app trusts.',
}

/** Shown when the app is opened without a wallet. */
export const NoWallet = ({ reason }: { readonly reason: keyof typeof REASONS }) => (
  <main className="alone">
    <img src="./icon.svg" alt="" width="48" height="48" />
    <h1>This app runs inside a wallet</h1>
    <p>{REASONS[reason]}</p>
    <p>
      Open an account in Countersign, choose Apps, and open the demo app there. In another wallet that shows apps, add
      this address: <span className="hex">{new URL('.', window.location.href).href.replace(/\/$/, '')}</span>
    </p>
  </main>
)
