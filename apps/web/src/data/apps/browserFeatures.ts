/** Features of the browser that an app may request in its manifest, in words. Other features are never passed on. */
const WORDS: Readonly<Record<string, string>> = {
  accelerometer: 'Motion of the device',
  'ambient-light-sensor': 'Light around the device',
  autoplay: 'Play sound by itself',
  battery: 'Battery level',
  bluetooth: 'Bluetooth devices',
  camera: 'Camera',
  'clipboard-read': 'Clipboard, read',
  'clipboard-write': 'Clipboard, write',
  'cross-origin-isolated': 'Shared memory',
  'display-capture': 'Record the screen',
  'encrypted-media': 'Protected media',
  fullscreen: 'Full screen',
  gamepad: 'Game controllers',
  geolocation: 'Where you are',
  gyroscope: 'Rotation of the device',
  hid: 'Input devices over USB',
  'idle-detection': 'Whether you are at the device',
  'keyboard-map': 'Layout of the keyboard',
  'local-fonts': 'Fonts of the device',
  magnetometer: 'Compass',
  microphone: 'Microphone',
  midi: 'Music devices',
  payment: 'Payment of the browser',
  'picture-in-picture': 'Picture in picture',
  'publickey-credentials-get': 'Passkeys and security keys',
  'screen-wake-lock': 'Keep the screen on',
  serial: 'Serial devices',
  'speaker-selection': 'Choose the speaker',
  usb: 'USB devices',
  'web-share': 'Share menu of the device',
  'xr-spatial-tracking': 'Headset and its position',
}

export const isBrowserFeature = (name: string): boolean => Object.hasOwn(WORDS, name)

export const browserFeatureWords = (name: string): string => WORDS[name] ?? name
