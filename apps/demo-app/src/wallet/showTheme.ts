import { isFramed, isFromWallet } from './wallet.ts'

/**
 * Takes the wallet's colours: asked once, and told whenever the person changes them. The SDK knows neither, so both are plain
 * messages; without an answer the page keeps to what the system prefers.
 */
export function showTheme(): void {
  if (!isFramed) return
  window.addEventListener('message', (event) => {
    const isDark = isFromWallet(event) ? readDarkMode(event.data) : undefined
    if (isDark !== undefined) document.documentElement.dataset['scheme'] = isDark ? 'dark' : 'light'
  })
  window.parent.postMessage({ id: 'demo-app-theme', method: 'getCurrentTheme', env: { sdkVersion: '9.1.0' } }, '*')
}

function readDarkMode(message: unknown): boolean | undefined {
  const data = fieldOf(message, 'data')
  const isDark = fieldOf(data, 'darkMode')
  return typeof isDark === 'boolean' ? isDark : undefined
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
