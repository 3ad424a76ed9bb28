import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

/** Where a post would land: a day, and the time if the pointer is over an empty slot. */
export type DropTarget = { day: string; time?: string | undefined }

type DragHandlers<Post> = {
  /** Called when the target under the pointer changes; null where nothing can be dropped. */
  onOver: (post: Post, target: DropTarget | null) => void
  /** Called when the post is dropped, or with null when the drag is canceled or ends outside a target. */
  onEnd: (post: Post, target: DropTarget | null) => void
}

/** How far a pointer must move to start a drag, in pixels; anything less is a click. */
const threshold = 6
/** How close to the edge of the viewport, in pixels, a drag scrolls the page. */
const edge = 56

/**
 * Drags posts with mouse, pen and touch, using pointer events only. Returns the handler for `onPointerDown`. A
 * mouse can drag from anywhere on the post; pens and fingers drag by the handle (`data-grip`), so that they can
 * still scroll the page. Days are marked `data-day`, slots inside them `data-slot`. Escape cancels.
 */
export function useDrag<Post extends { title: string }>({ onOver, onEnd }: DragHandlers<Post>) {
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])

  return (event: ReactPointerEvent, post: Post) => {
    const from = event.target instanceof Element ? event.target : null
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !from?.closest('[data-grip]'))) return
    const start = { x: event.clientX, y: event.clientY }
    let ghost: HTMLElement | undefined
    let over: DropTarget | null = null

    const onMove = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return
      if (!ghost) {
        if (Math.hypot(at.clientX - start.x, at.clientY - start.y) < threshold) return
        ghost = makeGhost(post.title)
      }
      ghost.style.transform = `translate(${at.clientX + 10}px, ${at.clientY + 10}px)`
      if (at.clientY < edge) window.scrollBy(0, -16)
      else if (at.clientY > window.innerHeight - edge) window.scrollBy(0, 16)
      const found = targetAt(at.clientX, at.clientY)
      if (found?.day === over?.day && found?.time === over?.time) return
      over = found
      onOver(post, over)
    }
    const stop = (target: DropTarget | null) => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener)
      cancel.current = undefined
      if (!ghost) return
      ghost.remove()
      refuseNextClick()
      onEnd(post, target)
    }
    const listeners = [
      ['pointermove', onMove],
      ['pointerup', (at: PointerEvent) => at.pointerId === event.pointerId && stop(over)],
      ['pointercancel', () => stop(null)],
      ['keydown', (key: KeyboardEvent) => key.key === 'Escape' && stop(null)],
    ] as const
    cancel.current?.()
    cancel.current = () => stop(null)
    for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener)
  }
}

function targetAt(x: number, y: number): DropTarget | null {
  const element = document.elementFromPoint(x, y)
  const day = element?.closest<HTMLElement>('[data-day]')?.dataset.day
  return day ? { day, time: element?.closest<HTMLElement>('[data-slot]')?.dataset.slot } : null
}

/**
 * Creates the element that follows the pointer. Uses the DOM directly, so that pointer moves do not re-render the
 * page.
 */
function makeGhost(title: string): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-50 max-w-56 truncate rounded-lg bg-overlay px-3 py-2 text-sm font-medium shadow-overlay'
  ghost.textContent = title
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  return ghost
}

/** Suppresses the click that the browser fires if the pointer was released over a link or a button: it was a drop. */
function refuseNextClick(): void {
  const refuse = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  window.addEventListener('click', refuse, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', refuse, { capture: true }), 0)
}
