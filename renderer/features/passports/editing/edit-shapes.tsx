// What the SHACL shapes find in the passport that is being edited, each result with a button that leads to its field.
import type { PassportForm } from '../../../../server/contract/index.ts';
import { Shapes } from '../../../completeness/shapes.tsx';
import { ErrorBox, Loading } from '../../../ui/index.ts';
import type { Kept } from './autosave.ts';
import { pointerTo } from './document.ts';
import styles from './editing.module.css';
import { useEditShapes } from './queries.ts';
import { showField } from './to-correct.tsx';

interface EditShapesProps {
  readonly id: string;
  readonly kept: Kept;
  readonly form: PassportForm;
}

/** Requests the results when rendered, and again after each change that was saved. */
export function EditShapes({ id, kept, form }: EditShapesProps) {
  const { data, error, refetch } = useEditShapes(id, kept.review.revision, kept.state === 'kept');
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <Shapes
      check={data}
      toField={({ name, label }) => {
        const group = form.groups.find(({ fields }) => fields.some((field) => field.name === name))?.id;
        return group === undefined ? (
          label
        ) : (
          <button type="button" className={styles.jump} onClick={() => showField(pointerTo([name]), group)}>
            {label}
          </button>
        );
      }}
    />
  );
}
