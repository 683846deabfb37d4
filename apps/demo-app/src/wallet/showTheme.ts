import { isFramed, isFromWallet } from './wallet.ts'

/**
 * Follows the wallet's colours: the app requests them once, and the wallet sends every change. The SDK supports neither, so both are plain
 * messages. Without an answer the page follows the system's preference.
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
