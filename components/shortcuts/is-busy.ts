/** Whether the person is typing or a dialog is open, so that a key is not meant for the page. */
export const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null
