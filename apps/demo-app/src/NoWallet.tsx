const REASONS = {
  'not-framed': 'It is a page of its own now, so there is nobody to ask.',
  'no-answer': 'It stands in a frame, but the page around it gave no answer: it is no wallet, or none this app knows.',
}

/** Opened by itself. */
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
