import { ActionForm } from '@/components/forms/action-form'
import { Checkbox } from '@/components/forms/controls'
import type { FormAction } from '@/components/forms/form-values'

/** Whether a workspace's model checks the facts of content before it writes. */
export function ModelFactsForm({ refinesCards, save }: { refinesCards: boolean; save: FormAction }) {
  return (
    <ActionForm action={save} submitLabel="Save choice" done="Choice saved.">
      <Checkbox
        name="refines_cards"
        defaultChecked={refinesCards}
        label="The model checks facts before it writes"
        help="If you turn this off, facts that it has checked already stay."
      />
    </ActionForm>
  )
}
