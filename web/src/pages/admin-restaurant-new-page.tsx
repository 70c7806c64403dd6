import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { NewRestaurantForm } from '../features/admin/new-restaurant-form.tsx';
import { toast } from '../shared/ui/toast.ts';
import { AdminFrame } from './parts/admin-frame.tsx';

export function AdminRestaurantNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <AdminFrame title="New restaurant" back={{ to: '/admin/restaurants', label: 'Restaurants and owners' }}>
      <NewRestaurantForm
        onCreated={({ name }) => {
          void queries.resetQueries({ queryKey: ['listOwnedRestaurants'] });
          void queries.invalidateQueries({ queryKey: ['listAdminLog'] });
          void toast(`${name} is listed`);
          void navigate('/admin/restaurants');
        }}
      />
    </AdminFrame>
  );
}
