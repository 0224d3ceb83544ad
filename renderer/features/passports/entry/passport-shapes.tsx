// Shows the results of the SHACL shapes for a stored passport, which are requested when this is first rendered.
import { Shapes } from '../../../completeness/shapes.tsx';
import { ErrorBox, Loading } from '../../../ui/index.ts';
import { useShapes } from '../queries.ts';

export function PassportShapes({ dppCode }: { readonly dppCode: string }) {
  const { data, error, refetch } = useShapes(dppCode);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <Shapes check={data} />;
}
