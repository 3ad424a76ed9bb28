import { Callout } from '@/components/ui/callout'
import { CopyValue } from '@/components/ui/copy-button'

/** A secret that is shown only this once, with instructions. */
export function IssuedSecret({ secret }: { secret: string }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">Secret</h3>
      <CopyValue value={secret} label="Copy secret" />
      <Callout tone="warning" title="Copy it now, because we can’t show it again">
        Treat it like a password, and never put it in a web page or an app that others can inspect. If you
        lose it, an admin can create a new one.
      </Callout>
    </div>
  )
}
